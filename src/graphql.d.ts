declare module '*.graphql' {
  const document: import('./core/types/result').CompiledDocument;
  export default document;
}

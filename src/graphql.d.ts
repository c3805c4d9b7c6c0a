declare module '*.graphql' {
  const document: import('./core/types/document').CompiledDocument;
  export default document;
}

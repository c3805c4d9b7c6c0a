declare module '*.graphql' {
  const document: import('./core/document').CompiledDocument;
  export default document;
}

const { join } = require('node:path')

// Both the compiler and the build read this file, each from another folder: paths that must agree are absolute.
module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: join(__dirname, 'web/src/__generated__'),
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/*.test.ts', '**/*.test.tsx'],
  persistConfig: { file: join(__dirname, 'web/src/__generated__/persisted.json'), algorithm: 'SHA256' },
  customScalarTypes: { Decimal: 'string', Date: 'string', DateTime: 'string' },
  useImportTypeSyntax: true,
  // The client is built from the same commit as the schema it talks to.
  noFutureProofEnums: true,
  eagerEsModules: true,
}

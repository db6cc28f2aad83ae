import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql'
import { schema } from './graph/schema.ts'

const FILE = new URL('../../schema.graphql', import.meta.url)

/** Text of schema.graphql, sorted and with the directives that the Relay compiler needs. */
export function printedSchema(): string {
  // graphql-js prints definitions of directives but not their uses.
  const document = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: type.fields?.map((field) => withDirectives(type.name.value, field)),
    }),
  })
  return `${print(document)}\n`
}

function withDirectives(typeName: string, field: FieldDefinitionNode): FieldDefinitionNode {
  const type = schema.getType(typeName)
  const applied = isObjectType(type) ? type.getFields()[field.name.value]?.extensions.directives : undefined
  if (!Array.isArray(applied)) return field
  const directives = applied.map(({ name }): ConstDirectiveNode => ({
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: String(name) },
  }))
  return { ...field, directives }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = printedSchema()
  if (!process.argv.includes('--check')) writeFileSync(FILE, text)
  else if (readFileSync(FILE, 'utf8') !== text) {
    process.stderr.write('schema.graphql is out of date: run npm run codegen\n')
    process.exitCode = 1
  }
}

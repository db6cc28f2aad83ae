import { type DocumentNode, getOperationAST, getVariableValues, type GraphQLSchema, OperationTypeNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'
import type { PersistedOperations } from './persistedOperations.ts'

/**
 * Executes persisted queries and mutations with functions compiled on first use. Their selections
 * are known, so no fields are collected and looked up per entry. Other documents are executed
 * without compiling, which costs more than executing once.
 */
export function compiledOperations(schema: GraphQLSchema, persisted: PersistedOperations): Plugin {
  const compiled = new WeakMap<DocumentNode, CompiledQuery | null>()

  function compiledOf(document: DocumentNode): CompiledQuery | null {
    const known = compiled.get(document)
    if (known !== undefined) return known
    const query = compileQuery(schema, document)
    const made = isCompiledQuery(query) ? query : null
    compiled.set(document, made)
    return made
  }

  return {
    onExecute({ args: { document, variableValues: given }, setExecuteFn }) {
      const definition = persisted.holds(document) && getOperationAST(document)
      if (!definition || definition.operation === OperationTypeNode.SUBSCRIPTION) return
      // The usual execution reports invalid variables.
      const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], given ?? {}, { maxErrors: 1 })
      if (errors) return
      const made = compiledOf(document)
      if (!made) return
      setExecuteFn(async ({ rootValue, contextValue, variableValues }) => {
        const { data, errors } = await made.query(rootValue, contextValue, variableValues ?? {})
        return errors ? { errors, data } : { data }
      })
    },
  }
}

import { type DocumentNode, getOperationAST, getVariableValues, type GraphQLSchema, OperationTypeNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'
import type { PersistedOperations } from './persistedOperations.ts'

/**
 * Executes persisted queries and mutations by functions that are compiled at their first use: their selections are known,
 * so that nothing has to be collected and looked up for each entry. Other documents are executed as they come: compiling
 * one costs more than executing it once.
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
      // Invalid variables are reported by the usual execution.
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

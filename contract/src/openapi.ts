import { z } from 'zod'
import type { Call } from './call.ts'
import { catalogue } from './catalogue.ts'
import { envelope } from './envelope.ts'
import { type ErrorCode, statusOf } from './errorCodes.ts'
import { HEADERS } from './headers.ts'

/** The refusals that any call of this access may answer besides its own. */
export function errorsOfCall({ access, write, errors }: Call): ErrorCode[] {
  const common: ErrorCode[] = ['operationsLimitReached', 'InternalServerError', 'PreproductionKeyRequired']
  if (access !== 'open') common.push('notAuthenticated')
  if (access === 'admin') common.push('notAdmin')
  if (write) common.push('IdempotencyKeyReused')
  if (write && access === 'user') common.push('ApiTokenCannotWrite')
  return [...new Set([...common, ...errors])]
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string) {
  const paths: Record<string, unknown> = {}
  for (const [name, call] of Object.entries(catalogue)) {
    for (const path of [call.path, ...call.aliases]) {
      const operationId = path === call.path ? name : `${name}Unversioned`
      paths[path] = { [call.method.toLowerCase()]: operation(operationId, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Palier', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(operationId: string, call: Call) {
  const refusals = new Map<number, ErrorCode[]>()
  for (const code of errorsOfCall(call)) refusals.set(statusOf(code), [...(refusals.get(statusOf(code)) ?? []), code])

  return {
    operationId,
    tags: [call.path.split('/')[2] ?? 'api'],
    ...(call.extension && { 'x-extension': true }),
    ...(call.access !== 'open' && { security: [{ bearer: [] }] }),
    parameters: [
      { name: HEADERS.language, in: 'header', schema: { enum: ['fr', 'en'] } },
      { name: HEADERS.preproductionKey, in: 'header', schema: { type: 'string' } },
      ...(call.write
        ? [{ name: HEADERS.idempotencyKey, in: 'header', schema: { type: 'string', maxLength: 255 } }]
        : []),
    ],
    ...(call.method === 'POST' && {
      requestBody: {
        content: {
          [call.multipart ? 'multipart/form-data' : 'application/json']: { schema: schemaOf(call.input, 'input') },
        },
      },
    }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: answerOf(call) } } },
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: { 'application/json': { schema: schemaOf(envelope, 'output') } } },
        ]),
      ),
    },
  }
}

function answerOf({ output, additional }: Call) {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: {
      success: { const: true },
      data: schemaOf(output, 'output'),
      ...(additional && { additionalData: schemaOf(additional, 'output') }),
    },
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

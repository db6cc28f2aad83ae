import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { openApiDocument } from '@palier/contract/openapi'

export const OPENAPI_PATH = '/api/openapi.json'

export function createOpenApiPage(manifestFile: string) {
  let text: string | null = null
  function write(): string {
    const { version } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { version: string }
    return JSON.stringify(openApiDocument(version))
  }

  return {
    answer({ method }: IncomingMessage, response: ServerResponse): void {
      text ??= write()
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      })
      response.end(method === 'HEAD' ? undefined : text)
    },
  }
}

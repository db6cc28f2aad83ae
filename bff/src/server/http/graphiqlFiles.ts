import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

const FOLDER = '/graphql/assets/'

export type GraphiqlFile = { type: string; body: Buffer; compressed: Buffer }

export type GraphiqlPaths = { style: string; script: string; workers: Record<string, string> }

export function isGraphiqlFile(path: string): boolean {
  return path.startsWith(FOLDER)
}

/** Loads 9 MB: style sheet, script and workers. */
export async function loadGraphiqlFiles(): Promise<{ files: Map<string, GraphiqlFile>; paths: GraphiqlPaths }> {
  const { css, js, editorWorkerService, jsonWorker, graphqlWorker } =
    await import('@graphql-yoga/render-graphiql/graphiql')
  const files = new Map<string, GraphiqlFile>()

  async function add(name: string, ending: 'css' | 'js', text: string): Promise<string> {
    const body = Buffer.from(text)
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
    const path = `${FOLDER}${name}-${hash}.${ending}`
    const type = ending === 'css' ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
    files.set(path, { type, body, compressed: await compress(body) })
    return path
  }
  const paths = {
    style: await add('graphiql', 'css', css),
    script: await add('graphiql', 'js', js),
    // The editor requests its workers by these labels.
    workers: {
      editorWorkerService: await add('editor-worker', 'js', editorWorkerService),
      json: await add('json-worker', 'js', jsonWorker),
      graphql: await add('graphql-worker', 'js', graphqlWorker),
    },
  }
  return { files, paths }
}

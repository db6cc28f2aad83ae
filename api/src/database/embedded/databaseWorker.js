/* global Blob, WebAssembly */
// Owns the embedded engine on a thread of its own. Plain JavaScript, because a thread starts from a file as it is:
// the same file serves the sources and the bundle.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const { directory, image, code } = workerData
const engine = await PGlite.create(directory, {
  pgliteWasmModule: code,
  ...(image && { loadDataDir: new Blob([image]) }),
})

// Instants read the same wherever the machine is.
await engine.exec("set time zone 'UTC'")

const asText = (value) => value

const calls = {
  query: ({ text, params, rowMode, textTypes }) =>
    engine.query(text, params, {
      rowMode,
      parsers: Object.fromEntries(textTypes.map((type) => [type, asText])),
    }),
  exec: ({ text }) => engine.exec(text),
  dump: async () => new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()),
  close: () => engine.close(),
}

parentPort.on('message', async ({ id, call, ...input }) => {
  try {
    parentPort.postMessage({ id, answer: await calls[call](input) })
  } catch (error) {
    parentPort.postMessage({ id, failure: describe(error) })
    // The engine's memory cannot be trusted after a trap: the owner opens it anew from its files.
    if (error instanceof WebAssembly.RuntimeError) throw error
  }
})

parentPort.postMessage({ id: 0, answer: null })

function describe(error) {
  const { message, code = null, constraint = null, detail = null } = error
  return { message, code, constraint, detail }
}

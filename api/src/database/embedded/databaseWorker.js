/* global Blob, Buffer, WebAssembly */
// Runs the embedded engine on its own thread. Plain JavaScript, because a worker starts from a file
// without compilation: the sources and the bundle use the same file.
import { parentPort, workerData } from 'node:worker_threads'
import { parse, PGlite, protocol } from '@electric-sql/pglite'

// A plan uses about 10 to 100 kB of the engine's memory.
const MOST_PREPARED = 150
// The default is twice this. The engine fills all of it before reusing a page, and the process
// never gets the memory back.
const SHARED_BUFFERS = '64MB'
const FEATURE_NOT_SUPPORTED = '0A000'

const { directory, image, code } = workerData
const engine = await PGlite.create(directory, {
  pgliteWasmModule: code,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  ...(image && { loadDataDir: new Blob([image]) }),
})

// Instants are formatted the same in every time zone of the machine.
await engine.exec("set time zone 'UTC'")

/**
 * Prepared statements by text, least recently used first. Parsing and planning take longer than
 * running most statements, and the library's `query` repeats both on every call.
 */
const prepared = new Map()
let lastNumber = 0

const { serialize } = protocol
const asText = (value) => value

const calls = {
  query: ({ text, params, rowMode, textTypes }) => {
    const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]))
    return engine.runExclusive(() => run(text, params, { rowMode, parsers }))
  },
  exec: ({ text }) => engine.exec(text),
  dump: async () => new Uint8Array(await (await engine.dumpDataDir('none')).arrayBuffer()),
  close: () => engine.close(),
}

async function run(text, params, options) {
  const statement = prepared.get(text) ?? (await prepare(text))
  prepared.delete(text)
  prepared.set(text, statement)
  const { name, types, columns } = statement
  const values = params.map((param, at) => {
    if (param === null || param === undefined) return null
    const write = engine.serializers[types[at]]
    return write ? write(param) : String(param)
  })
  try {
    const answers = await send([serialize.bind({ statement: name, values }), serialize.execute({})])
    return parse.parseResults([...columns, ...answers], engine.parsers, options)[0]
  } catch (error) {
    // The result columns have changed since a table was altered.
    if (error.code === FEATURE_NOT_SUPPORTED) await forget(text)
    throw error
  }
}

/**
 * `types`: parameter types. `columns`: description of the result, if the statement returns rows.
 */
async function prepare(text) {
  const [oldest] = prepared.keys()
  if (prepared.size >= MOST_PREPARED) await forget(oldest)
  lastNumber += 1
  const name = `s${lastNumber}`
  const told = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
  return {
    name,
    types: told.find((message) => message.name === 'parameterDescription')?.dataTypeIDs ?? [],
    columns: told.filter((message) => message.name === 'rowDescription'),
  }
}

async function forget(text) {
  const { name } = prepared.get(text)
  prepared.delete(text)
  await send([serialize.close({ type: 'S', name })])
}

/** Each batch ends with a `sync`, so the engine is ready for the next one even after a failure. */
async function send(parts) {
  const { messages } = await engine.execProtocol(Buffer.concat([...parts, serialize.sync()]))
  return messages
}

parentPort.on('message', async ({ id, call, ...input }) => {
  try {
    parentPort.postMessage({ id, answer: await calls[call](input) })
  } catch (error) {
    parentPort.postMessage({ id, failure: describe(error) })
    // The engine's memory is unreliable after a trap. The owner reopens it from its files.
    if (error instanceof WebAssembly.RuntimeError) throw error
  }
})

parentPort.postMessage({ id: 0, answer: null })

function describe(error) {
  const { message, code = null, constraint = null, detail = null } = error
  return { message, code, constraint, detail }
}

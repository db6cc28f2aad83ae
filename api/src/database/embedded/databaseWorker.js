/* global Blob, Buffer, WebAssembly */
// Owns the embedded engine on a thread of its own. Plain JavaScript, because a thread starts from a file as it is:
// the same file serves the sources and the bundle.
import { parentPort, workerData } from 'node:worker_threads'
import { parse, PGlite, protocol } from '@electric-sql/pglite'

// A plan takes some ten to hundred kilobytes of the engine's memory.
const MOST_PREPARED = 150
// Twice this is the default: the engine fills all of it before it uses a page anew, and the process never gets it back.
const SHARED_BUFFERS = '64MB'
const FEATURE_NOT_SUPPORTED = '0A000'

const { directory, image, code } = workerData
const engine = await PGlite.create(directory, {
  pgliteWasmModule: code,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  ...(image && { loadDataDir: new Blob([image]) }),
})

// Instants read the same wherever the machine is.
await engine.exec("set time zone 'UTC'")

/**
 * Statements by their text, the one used last at the end. They are prepared once, as a driver of a server would: reading
 * and planning a statement takes longer than running most of them, and the library's `query` does both each time.
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
    // Its columns are others since a table was changed.
    if (error.code === FEATURE_NOT_SUPPORTED) await forget(text)
    throw error
  }
}

/** `types` are those of its parameters; `columns` is the message that describes what it answers, if it does. */
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

/** After a failure too the engine is ready for the next: each of these ends with a `sync`. */
async function send(parts) {
  const { messages } = await engine.execProtocol(Buffer.concat([...parts, serialize.sync()]))
  return messages
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

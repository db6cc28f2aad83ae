// Begins a thread from a TypeScript source, as development and tests do: the bundle's threads are JavaScript.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.source)

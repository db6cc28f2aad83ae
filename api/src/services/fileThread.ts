// A thread that reads files: whatever a file holds, only whoever sent it waits.
import { parentPort } from 'node:worker_threads'
import type { FileWork, FromFileThread } from './fileThreads.ts'
import { readTradeFile } from './importFile.ts'
import { Refusal } from './refusal.ts'

function tell(message: FromFileThread): void {
  parentPort?.postMessage(message)
}

function answerTo({ bytes }: FileWork): FromFileThread {
  try {
    return { kind: 'read', facts: readTradeFile(bytes, (block) => tell({ kind: 'block', block })) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', code: error.code, params: error.params }
    throw error
  }
}

parentPort?.on('message', (work: FileWork) => tell(answerTo(work)))

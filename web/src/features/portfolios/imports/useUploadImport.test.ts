import { expect, test } from 'vitest'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { importIdIn } from './useUploadImport.ts'

const codeIn = (text: string) => {
  try {
    return importIdIn(text)
  } catch (failure) {
    return codeOf(failure)
  }
}

test.each([
  ['the id of the import', '{"data":{"importId":"i1"}}', 'i1'],
  ['the code of a refusal', '{"errors":[{"extensions":{"code":"IMPORT_TOO_LARGE"}}]}', 'ImportTooLarge'],
  ['a refusal without a reason', '{}', 'unknown'],
  ['finding P1: the page of somebody else', '<html>', 'ServiceUnavailable'],
])('of the answer to a file, %s is read [ERR-01]', (_what, text, read) => {
  expect(codeIn(text)).toBe(read)
})

import type { Call } from '@palier/contract/kernel/call'
import { envelope } from '@palier/contract/kernel/envelope'
import type { TestApi } from './startTestApi.ts'

type Sending = { name?: string; fieldsFirst?: boolean; headers?: Record<string, string> }

/** Sends a file as a browser does; answers the status, the data and the first error. */
export async function sendFile(
  api: TestApi,
  token: string,
  call: Call,
  portfolioId: string,
  file: string | Uint8Array<ArrayBuffer>,
  { name = 'lots.csv', fieldsFirst = true, headers = {} }: Sending = {},
) {
  const body = new FormData()
  if (fieldsFirst) body.append('portfolioInfo', JSON.stringify({ portfolioId }))
  body.append('csvFile', new Blob([file], { type: 'text/csv' }), name)
  if (!fieldsFirst) body.append('portfolioInfo', JSON.stringify({ portfolioId }))
  const answer = await fetch(api.url + call.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  })
  const { data, errors } = envelope.parse(await answer.json())
  return { status: answer.status, data, error: errors?.[0] }
}

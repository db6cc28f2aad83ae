import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty, iso } from '../kernel/scalars.ts'
import { publicMainInfos } from './siteSchemas.ts'

export const getAppVersion = call({
  item: 'API-81',
  summary: 'Reads the version of the server',
  path: '/api/Basics/AppVersion',
  access: 'open',
  input: empty,
  output: z.object({ version: z.string() }),
})

export const getSystemDateTime = call({
  item: 'API-82',
  summary: 'Reads the clock of the server',
  path: '/api/Basics/GetSystemDateTime',
  access: 'open',
  input: empty,
  output: z.object({ systemDateTime: iso }),
})

/** The only GET call. */
export const getPublicMainInfos = call({
  item: 'API-83',
  summary: 'Reads exchange rates and what is open to the public',
  method: 'GET',
  path: '/api/Infos/publicMainInfos',
  access: 'open',
  input: empty,
  output: publicMainInfos,
})

import { z } from 'zod'
import { call } from '../call.ts'
import { empty, iso } from '../wire/scalars.ts'
import { publicMainInfos } from '../wire/site.ts'

export const getAppVersion = call({
  item: 'API-81',
  path: '/api/Basics/AppVersion',
  access: 'open',
  input: empty,
  output: z.object({ version: z.string() }),
})

export const getSystemDateTime = call({
  item: 'API-82',
  path: '/api/Basics/GetSystemDateTime',
  access: 'open',
  input: empty,
  output: z.object({ systemDateTime: iso }),
})

/** Exchange rates and whether registration needs an invitation: the only call by GET. */
export const getPublicMainInfos = call({
  item: 'API-83',
  method: 'GET',
  path: '/api/Infos/publicMainInfos',
  access: 'open',
  input: empty,
  output: publicMainInfos,
})

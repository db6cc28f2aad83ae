import { runService } from '@palier/service/runService'
import { readConfig } from './config/config.ts'
import { startApi } from './start.ts'

await runService('api', () => startApi(readConfig()))

import { runService } from '@palier/service/runService'
import { readConfig } from './config/config.ts'
import { startBff } from './start.ts'

await runService('bff', () => startBff(readConfig()))

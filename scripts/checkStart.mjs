// node scripts/checkStart.mjs DATA_DIR: prints what would keep the services from starting, as JSON. For scripts/start.mjs.
import { checkStart } from './lib/checkup.mjs'

const [dataDirectory] = process.argv.slice(2)
console.log(JSON.stringify(await checkStart(process.env, dataDirectory)))
process.exit(0)

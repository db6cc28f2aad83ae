import { provePerformance } from './testing/provePerformance.ts'

provePerformance(1_000)

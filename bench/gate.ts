// The exact counts that gate every change: calls to the api a screen, SQL statements a call, requests a navigation, bytes a route.
import { createFigures } from './figures.ts'
import { measurePages } from './pages.ts'
import { measureSqlStatements } from './sqlStatements.ts'

const figures = createFigures()
await measurePages(figures)
await measureSqlStatements(figures)
process.exitCode = figures.report() ? 0 : 1

// The exact counts and ratios that gate every change: calls to the api a screen, SQL statements a call, requests a
// navigation, bytes a route, a long list beside its floors.
import { createFigures } from './figures.ts'
import { measureLongList } from './longList.ts'
import { measurePages } from './pages.ts'
import { measureSharedReads } from './sharedReads.ts'
import { measureSqlStatements } from './sqlStatements.ts'
import { measureStockPage } from './stockPage.ts'

const figures = createFigures()
await measurePages(figures)
await measureStockPage(figures)
await measureSharedReads(figures)
await measureSqlStatements(figures)
await measureLongList(figures)
process.exitCode = figures.report() ? 0 : 1

import {
  confirmImport,
  importPortfolio,
  previewImport,
  undoImport,
  uploadImport,
} from '@palier/contract/imports/importCalls'
import type { TradeFile } from '../../services/imports/readImportFile.ts'
import { outcomesToWire, previewToWire, rowCursorFromWire } from '../../wire/imports/import.ts'
import { firstToWire } from '../../wire/portfolios/holdingsAfterWrite.ts'
import { type CallContext, forUser, forUserAfter } from '../kernel/route.ts'
import type { Viewer } from '../../services/kernel/viewer.ts'

const options = { rules: ['acceptedTerms'], heavy: 'import' } as const

type Upload = CallContext & {
  viewer: Viewer
  input: { portfolioInfo: { portfolioId: string }; csvFile: File }
}

/** Reads the file before the write's transaction begins. */
async function readUpload({ viewer, services, signal, input: { portfolioInfo, csvFile } }: Upload): Promise<TradeFile> {
  await services.imports.assertPortfolio(viewer, portfolioInfo.portfolioId)
  return services.imports.read(viewer, csvFile, signal)
}

export const importRoutes = {
  importPortfolio: forUserAfter(
    importPortfolio,
    async (upload) => {
      const { input, viewer, now, signal, services } = upload
      const file = await readUpload(upload)
      return services.imports.beginAtOnce(viewer, input.portfolioInfo.portfolioId, file, { now, signal })
    },
    async ({ input: { portfolioInfo }, viewer, now, services: { imports }, begun }) => {
      const answer = { withLots: portfolioInfo.lots === 'all' }
      const portfolio = firstToWire(await imports.confirm(viewer, begun, answer, now))
      const outcomes = outcomesToWire(begun.outcomes, begun.row.remainder)
      return { data: { importPortfolioResult: { portfolio, ...outcomes } } }
    },
    { ...options, end: ({ imports }, begun) => imports.end(begun) },
  ),

  uploadImport: forUserAfter(
    uploadImport,
    readUpload,
    async ({ input: { portfolioInfo }, viewer, now, services, begun }) => {
      return { data: { importId: await services.imports.stage(viewer, portfolioInfo.portfolioId, begun, now) } }
    },
    options,
  ),

  previewImport: forUser(
    previewImport,
    async ({ input: { importId, answers, first, after }, viewer, now, signal, services: { imports } }) => {
      const wanted = { importId, answers: answers ?? null, first, from: rowCursorFromWire(after) }
      return { data: previewToWire(await imports.preview(viewer, wanted, { now, signal })) }
    },
    options,
  ),

  confirmImport: forUserAfter(
    confirmImport,
    ({ input: { importId, includeDuplicates }, viewer, now, signal, services: { imports } }) =>
      imports.begin(viewer, importId, includeDuplicates, { now, signal }),
    async ({ input: { importId }, viewer, now, services: { imports }, begun }) => {
      const written = await imports.confirm(viewer, begun, { withLots: false }, now)
      const { importedCount } = written
      return { data: { importId, importedCount, updatedPortfolio: firstToWire(written) } }
    },
    { ...options, end: ({ imports }, begun) => imports.end(begun) },
  ),

  undoImport: forUserAfter(
    undoImport,
    ({ input: { importId }, viewer, services: { imports } }) => imports.beginUndo(viewer, importId),
    async ({ input: { importId }, viewer, now, services: { imports }, begun }) => {
      const written = await imports.undo(viewer, begun, now)
      const { removedCount } = written
      return { data: { importId, removedCount, updatedPortfolio: firstToWire(written) } }
    },
    { ...options, end: ({ imports }, begun) => imports.endUndo(begun) },
  ),
}

import type { WireScoreDetails } from '@palier/contract/market/stockSchemas'
import { builder } from '../kernel/builder.ts'

type WireSubScore = WireScoreDetails['subScoreDetails'][number]

const ScoreVariable = builder.objectRef<{ name: string; value: number }>('ScoreVariable').implement({
  description: 'A variable of a score.',
  fields: (t) => ({ name: t.exposeString('name'), value: t.expose('value', { type: 'Decimal' }) }),
})

const SubScore = builder.objectRef<WireSubScore>('SubScore').implement({
  description: 'A part of a score and its weight.',
  fields: (t) => ({
    name: t.exposeString('subScoreName', { description: '`thresholds` or `fiftyTwoWeeks`.' }),
    weighting: t.exposeFloat('weighting', { description: 'Weight from 0 to 1.' }),
    score: t.exposeFloat('score'),
    variables: t.field({
      type: [ScoreVariable],
      resolve: ({ usedVariables }) => Object.entries(usedVariables).map(([name, value]) => ({ name, value })),
    }),
  }),
})

export const ScoreDetails = builder.objectRef<WireScoreDetails>('ScoreDetails').implement({
  description: 'How a score was computed.',
  fields: (t) => ({
    score: t.int({ resolve: ({ score }) => Math.round(score) }),
    subScores: t.expose('subScoreDetails', { type: [SubScore] }),
  }),
})

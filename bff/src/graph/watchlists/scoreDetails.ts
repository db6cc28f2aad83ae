import type { WireScoreDetails } from '@palier/contract/market/stockSchemas'
import { builder } from '../kernel/builder.ts'

type WireSubScore = WireScoreDetails['subScoreDetails'][number]

const ScoreVariable = builder.objectRef<{ name: string; value: number }>('ScoreVariable').implement({
  description: 'A variable of a score.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the figure that enters the score.' }),
    value: t.expose('value', { type: 'Decimal', description: 'Value used.' }),
  }),
})

const SubScore = builder.objectRef<WireSubScore>('SubScore').implement({
  description: 'A part of a score and its weight.',
  fields: (t) => ({
    name: t.exposeString('subScoreName', { description: '`thresholds` or `fiftyTwoWeeks`.' }),
    weighting: t.exposeFloat('weighting', { description: 'Weight from 0 to 1.' }),
    score: t.exposeFloat('score', { description: 'Score by this measure alone.' }),
    variables: t.field({
      type: [ScoreVariable],
      description: 'Variables used.',
      resolve: ({ usedVariables }) => Object.entries(usedVariables).map(([name, value]) => ({ name, value })),
    }),
  }),
})

export const ScoreDetails = builder.objectRef<WireScoreDetails>('ScoreDetails').implement({
  description: 'How a score was computed.',
  fields: (t) => ({
    score: t.int({ description: 'Score of the entry.', resolve: ({ score }) => Math.round(score) }),
    subScores: t.expose('subScoreDetails', { type: [SubScore], description: 'Parts of the score.' }),
  }),
})

import type { OutputOf } from '@palier/contract/kernel/call'
import { type getInterval, getVolumes } from '@palier/contract/market/stockCalls'
import type { WireChartInterval, WireDayVolume, WirePointInTime } from '@palier/contract/market/stockSchemas'
import type { Operation } from '../../operation/context.ts'
import type { Lasting } from '../../rest/revalidatingCache.ts'
import { readPublic } from '../../operation/publicReads.ts'

export type WireChart = OutputOf<typeof getInterval>

export async function loadIntervals(operation: Operation, stockId: string): Promise<WireChartInterval[]> {
  const { publicReads } = operation.services
  return (await readPublic(operation, publicReads.intervals, { stockId })).value.intervals
}

export function loadChart(operation: Operation, stockId: string, intervalKey: string): Promise<Lasting<WireChart>> {
  const { publicReads } = operation.services
  return readPublic(operation, publicReads.chart, { stockId, intervalKey })
}

/** Oldest first. */
export async function loadLastDays(operation: Operation, stockId: string, days: number): Promise<WirePointInTime[]> {
  const { publicReads } = operation.services
  return (await readPublic(operation, publicReads.lastDays, { stockId, days })).value.stockEvolutionPITList
}

/** Shares traded per day, oldest first; empty if the API does not report them. */
export async function loadVolumes(
  operation: Operation,
  stockId: string,
  intervalKey: string,
): Promise<WireDayVolume[]> {
  const { capabilities, publicReads } = operation.services
  if (capabilities.lacks(getVolumes)) return []
  try {
    return (await readPublic(operation, publicReads.volumes, { stockId, intervalKey })).value.volumes
  } catch (error) {
    if (capabilities.observe(getVolumes, error)) return []
    throw error
  }
}

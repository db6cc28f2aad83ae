// Every row of the table of faults with its figure, on the built product: between its services, with wrong clocks, and
// before what it asks of others. `node --import tsx bench/faults/measure.ts`; ends with 1 where a limit is broken.
import type { FaultRow } from '../../tests/support/faults/faultCalls.ts'
import {
  hugeAnswers,
  lostAnswers,
  quickFaults,
  refusedConnections,
  storm,
} from '../../tests/support/faults/faultRows.ts'
import { startFaultStage } from '../../tests/support/faults/faultStage.ts'
import { humanCheckAway, marketAway } from '../../tests/support/faults/providerRows.ts'
import { silences } from '../../tests/support/faults/silenceRows.ts'
import { wrongClocks } from '../../tests/support/faults/skewRows.ts'

const HUNG = 200
const HUGE = 40
const WRITES = 20
const STORM = 200

let broken = 0

function tell(rows: readonly FaultRow[]): void {
  for (const { row, figure, limit, holds } of rows) {
    if (!holds) broken += 1
    console.log(`${holds ? 'kept  ' : 'BROKEN'} ${row}: ${figure} (${limit})`)
  }
}

const stage = await startFaultStage()
try {
  tell(await quickFaults(stage))
  tell(await refusedConnections(stage))
  tell(await lostAnswers(stage, WRITES))
  tell(await silences(stage, HUNG, 0.99))
  tell(await hugeAnswers(stage, HUGE))
  tell(await storm(stage, STORM))
  tell(await wrongClocks(stage))
} finally {
  await stage.stop()
}
tell(await marketAway())
tell(await humanCheckAway())

console.log(broken === 0 ? 'Every limit is kept.' : `${broken} limits are broken.`)
process.exitCode = broken === 0 ? 0 : 1

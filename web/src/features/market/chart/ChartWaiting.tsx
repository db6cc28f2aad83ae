import type { ReactNode } from 'react'
import { useIsMobile } from '../../../device/media.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { ChartTools } from './ChartTools.tsx'
import { bodyHeight } from './priceFrame.ts'
import styles from './PriceChart.module.css'

export function ChartWaiting({ pills }: { pills: ReactNode }) {
  const height = bodyHeight(useIsMobile())
  return (
    <div className={styles['chart']}>
      <div className={styles['head']}>
        {pills}
        {/* Reserves the room of the tools. */}
        <div className={styles['coming']} inert>
          <ChartTools
            isCompared={false}
            onCompare={ignore}
            isVolumeOn={false}
            onVolume={ignore}
            tableId={undefined}
            onTable={ignore}
          />
        </div>
      </div>
      <div className={styles['readout']} />
      <div className={styles['body']} style={{ height }}>
        <Skeleton width="100%" height="100%" />
      </div>
      <p className={styles['legend']} />
    </div>
  )
}

function ignore() {}

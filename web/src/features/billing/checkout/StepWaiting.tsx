import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import styles from './StepWaiting.module.css'

/** A step on its way: two columns in their final sizes. */
export function StepWaiting({ label }: { label: string }) {
  return (
    <div className={styles['waiting']} role="status" aria-label={label}>
      <Skeleton width="100%" height="20rem" radius="var(--p-radii-card)" />
      <Skeleton width="100%" height="16rem" radius="var(--p-radii-card)" />
    </div>
  )
}

import styles from './Avatar.module.css'

/** Two letters in a disc of 32 px; the button around it carries the name. */
export function Avatar({ initials }: { initials: string }) {
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {initials}
    </span>
  )
}

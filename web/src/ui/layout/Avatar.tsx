import styles from './Avatar.module.css'

/**
 * Two letters in a disc of 32 px, drawn and not written: the button around it carries the name, of which they are no
 * part that anybody would say.
 */
export function Avatar({ initials }: { initials: string }) {
  return <span className={styles['avatar']} data-initials={initials} aria-hidden="true" />
}

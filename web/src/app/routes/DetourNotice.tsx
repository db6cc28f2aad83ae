import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { alertMessageId } from '../../kit/alert/AlertMessage.tsx'
import { useAlertMessages } from '../../kit/alert/useAlertMessages.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import type { Refusal } from './guards.ts'
import type { Session } from './session.ts'

export function DetourNotice({ session }: { session: Pick<Session, 'takeRefusal'> }) {
  const { key } = useLocation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    const taken = session.takeRefusal()
    if (taken) setRefusal(taken)
  }, [session, key])
  return refusal && <RefusalNotice refusal={refusal} onShown={() => setRefusal(null)} />
}

function RefusalNotice({ refusal, onShown }: { refusal: Refusal; onShown: () => void }) {
  const { formatMessage, messages } = useIntl()
  const navigate = useNavigate()
  const notify = useSnackbar()
  const hasMessage = useAlertMessages(refusal)
  useEffect(() => {
    if (!hasMessage) return
    const signIn = {
      label: formatMessage({ id: 'shell.signIn' }),
      run: () => void navigate(pathTo('Login')),
    }
    notify({
      text: formatMessage({ id: alertMessageId(refusal, messages) }),
      isBad: true,
      ...(refusal === 'notAuthenticated' && { action: signIn }),
    })
    onShown()
  })
  return null
}

import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ShownAlert } from '../../kit/alert/AlertProvider.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'

/** Shows the alert whose code a guard's redirect put into Home's address. */
export function AddressAlert() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const code = parameters.get('e')
  if (pathname !== pathTo('Home') || !code) return null
  return <ShownAlert alert={{ code }} onClose={() => void navigate(pathTo('Home'), { replace: true })} />
}

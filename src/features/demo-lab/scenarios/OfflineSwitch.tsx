import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Name } from '#src/features/demo-lab/panel/rows-and-cells.tsx'

type OfflineSwitchProps = { chosen: readonly string[]; onChoose: (names: readonly string[]) => void }

/** The scenario of lost connections (mocks/scenarios/transport.ts). */
const OFFLINE = 'offline'

/** Lets every call of the mock API fail as without a connection. */
export function OfflineSwitch({ chosen, onChoose }: OfflineSwitchProps) {
  return (
    <>
      <FormControlLabel
        label="Every call fails, as when offline"
        control={<Checkbox />}
        checked={chosen.includes(OFFLINE)}
        onChange={(_event, isChecked) =>
          onChoose(isChecked ? [...chosen, OFFLINE] : chosen.filter((name) => name !== OFFLINE))
        }
      />
      <p>
        This is the scenario <Name>{OFFLINE}</Name>. Pages that you have not opened yet still load, and calls of a
        server still reach it. To lose these too, use “Offline” in the browser’s developer tools.
      </p>
    </>
  )
}

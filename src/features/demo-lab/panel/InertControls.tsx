import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useSite } from '#src/config/site.tsx'
import { canShow } from '#src/features/demo-lab/scenarios/can-show.ts'
import { useDemoStore } from './demo-store.ts'
import { INERT_CONTROLS } from './inert-controls.ts'
import { Name, Row } from './rows-and-cells.tsx'

/** Lists the inert controls of pages that the shop has, with a checkbox that marks them on the page. */
export function InertControls() {
  const site = useSite()
  const listed = INERT_CONTROLS.filter(({ page }) => canShow(site, page, page.startsWith('products/')))
  const isMarked = useDemoStore((state) => state.isMarked)
  return (
    <>
      <FormControlLabel
        label="Mark controls that do nothing by design"
        control={<Checkbox checked={isMarked} />}
        onChange={(_event, checked) => useDemoStore.setState({ isMarked: checked })}
      />
      <ul>
        {listed.map(({ control, paragraph, quote, page }) => (
          <Row key={control}>
            <Link
              href={import.meta.env.BASE_URL + page}
              underline="always"
              color="primary"
              sx={{ display: 'inline-block', paddingBlock: 1 }}
            >
              {control}
            </Link>{' '}
            <Name>{paragraph}</Name>
            <Typography component="q" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {quote}
            </Typography>
          </Row>
        ))}
      </ul>
    </>
  )
}

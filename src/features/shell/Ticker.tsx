import { mdiPause, mdiPlay } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useSite } from '#src/config/site.tsx'
import { listingOptions } from '#src/features/listing/queries.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { TickerCopy } from './TickerCopy.tsx'
import { Pause, Strip, Track, Window } from './TickerStrip.tsx'
import { featured, interleave, promotions } from './ticker-items.ts'
import { showFocused } from './ticker-motion.ts'

/** The call the home page makes anyway: the listing's first page (product.md, Ticker). */
export const tickerOptions = () => listingOptions({})

/** Featured products and promotions, passing by above the header. Its height is kept while they load. */
export function Ticker() {
  const { retailer } = useSite()
  const { data, isPending } = useQuery(tickerOptions())
  // Undecided until the visitor uses the button: then focus on the button itself stops the strip, too.
  const [paused, setPaused] = useState<boolean>()
  // The echo is only seen, so it is not sent with the page.
  const isHydrated = useHydrated()
  const items = isPending ? [] : interleave(featured(data?.products ?? []), promotions(retailer.name))
  return (
    <Strip aria-label="Featured products" data-paused={paused}>
      <Pause aria-label={paused ? 'Play ticker' : 'Pause ticker'} onClick={() => setPaused(!paused)}>
        <Icon path={paused ? mdiPlay : mdiPause} size={20} />
      </Pause>
      <Window className="window" onFocus={(event) => showFocused(event.target)}>
        {items.length > 0 && (
          <Track className="track" data-moving={isHydrated}>
            <TickerCopy items={items} />
            {isHydrated && <TickerCopy items={items} isEcho />}
          </Track>
        )}
      </Window>
    </Strip>
  )
}

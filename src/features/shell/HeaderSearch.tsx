import { mdiMagnify } from '@mdi/js'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMatch, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { IconButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'

/** Leads to the listing of the trimmed text; an empty search does nothing (spec §2, §5). */
export function HeaderSearch({ onSearch }: { onSearch?: () => void }) {
  const navigate = useNavigate()
  // On the home page the field says what the listing was searched for; a removed search empties it.
  const searched = useMatch({ from: '/', shouldThrow: false, select: (match) => match.search.search }) ?? ''
  // The field keeps its own text: rendering it for each letter would keep a slow machine's typing waiting.
  const field = useRef<HTMLInputElement>(null)
  const said = useRef(searched)
  useEffect(() => {
    if (said.current === searched || !field.current) return
    said.current = searched
    field.current.value = searched
  }, [searched])
  return (
    <Box
      component="form"
      role="search"
      // Works before the app does: the browser then submits it by itself, but for an empty one (src/app/boot.ts).
      action={import.meta.env.BASE_URL}
      onSubmit={(event) => {
        event.preventDefault()
        const search = field.current?.value.trim()
        if (!search) return
        onSearch?.()
        void navigate({ to: '/', search: { search } })
      }}
      sx={{ display: 'grid' }}
    >
      <OutlinedInput
        inputRef={field}
        name="search"
        type="search"
        placeholder="Search products"
        autoComplete="off"
        sx={{ border: ({ line }) => line.hair }}
        defaultValue={searched}
        slotProps={{ input: { 'aria-label': 'Search products' } }}
        endAdornment={
          <IconButton type="submit" aria-label="Search">
            <Icon path={mdiMagnify} />
          </IconButton>
        }
      />
    </Box>
  )
}

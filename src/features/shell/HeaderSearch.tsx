import { mdiMagnify } from '@mdi/js'
import { styled } from '@mui/material/styles'
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
    <Form
      role="search"
      // Works before the app does: the browser then submits it by itself, but for an empty one (src/app/early.ts).
      action={import.meta.env.BASE_URL}
      onSubmit={(event) => {
        event.preventDefault()
        const search = field.current?.value.trim()
        if (!search) return
        onSearch?.()
        navigate({ to: '/', search: { search } })
      }}
    >
      <input
        ref={field}
        name="search"
        type="search"
        placeholder="Search products"
        aria-label="Search products"
        autoComplete="off"
        defaultValue={searched}
      />
      <IconButton type="submit" aria-label="Search">
        <Icon path={mdiMagnify} />
      </IconButton>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flex: '0 1 400px',
  marginRight: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  background: theme.vars.palette.background.paper,
  // Without scripts it would find everything.
  '@media (scripting: none)': { display: 'none' },
  '&:focus-within': { borderColor: theme.vars.palette.text.secondary },
  '& input': {
    flex: 1,
    minWidth: 0,
    paddingLeft: 16,
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
  [theme.breakpoints.down('md')]: { marginRight: 0, '& input': { fontSize: 16 } },
}))

import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { findInert, INERT_CONTROLS } from './inert-controls.ts'

type Mark = { key: string; paragraph: string; left: number; top: number; width: number; height: number }

/**
 * Draws a frame around each inert control, labelled with the section of the specification. Hidden from assistive
 * technology, because the panel lists the same controls.
 */
export function InertMarks() {
  const [marks, setMarks] = useState<Mark[]>([])
  const path = useLocation({ select: ({ pathname }) => pathname.slice(1) })
  useEffect(() => {
    let frame = 0
    // Measured in every frame, because scrolling, loading and menus move the controls.
    const update = () => {
      const next = findMarks(path)
      setMarks((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next))
      frame = requestAnimationFrame(update)
    }
    update()
    return () => cancelAnimationFrame(frame)
  }, [path])
  return createPortal(
    <Box aria-hidden="true" sx={layer}>
      {marks.map(({ key, paragraph, ...box }) => (
        <Frame key={key} data-paragraph={paragraph} style={box} />
      ))}
    </Box>,
    document.body,
  )
}

/** @param path below the base path */
function findMarks(path: string): Mark[] {
  return INERT_CONTROLS.flatMap((inert) =>
    findInert(inert, path).flatMap((element, index) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return width > 0
        ? [{ key: `${inert.control} ${index}`, paragraph: inert.paragraph, left, top, width, height }]
        : []
    }),
  )
}

const layer = {
  position: 'fixed',
  inset: 0,
  // Below the panel, above the page.
  zIndex: (theme: Theme) => theme.zIndex.drawer - 1,
  overflow: 'hidden',
  pointerEvents: 'none',
}

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  outline: `2px dashed ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
  '&::after': {
    ...theme.typography.caption,
    content: 'attr(data-paragraph)',
    position: 'absolute',
    bottom: '100%',
    right: -4,
    padding: '0 6px',
    borderRadius: theme.shape.borderRadius,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
  },
}))

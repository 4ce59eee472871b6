// The packages of the chunk `vendor`, in a fixed order. Otherwise the store's own imports order them, and after each
// release a returning phone would load the chunk again: 109 of the 128 kB of scripts of the home page.
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import 'react-router'
import 'react-router/dom'
import 'rosetta'
import 'valtio/vanilla'

/** Whether a copy menu is open: its row or field keeps its actions, wherever the pointer goes. */
export const isMenuOpen = () => document.querySelector('[role="menu"]') !== null

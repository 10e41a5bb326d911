export { Button, type ButtonProps } from './Button.tsx';
export { PressButton, type PressButtonProps } from './press/PressButton.tsx';

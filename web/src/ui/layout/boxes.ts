// The boxes of a layout. They take style props over our tokens: <Flex align="center" gap="2" mt={{ base: '3', md: '6' }}>.
export { Box } from '@chakra-ui/react/box'
export { Flex } from '@chakra-ui/react/flex'
export { Grid } from '@chakra-ui/react/grid'
export { HStack, Stack } from '@chakra-ui/react/stack'

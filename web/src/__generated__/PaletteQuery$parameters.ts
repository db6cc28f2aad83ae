/**
 * @generated SignedSource<<dbc436c0afe803c4c1f3fc1bbf48b8cb>>
 * @relayHash fece9f72d190c74361c1ecb57fa27bdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e81cb99a9f3736f15c9c5d6d35e837b7f03b890174d57480d68aae13e3cd025

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaletteQuery } from './PaletteQuery.graphql';

const node: PreloadableConcreteRequest<PaletteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e81cb99a9f3736f15c9c5d6d35e837b7f03b890174d57480d68aae13e3cd025",
    "metadata": {},
    "name": "PaletteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<0a87499acfacddde85dc4056de530aaf>>
 * @relayHash 05af8cded43cd1f7c54559e07b254f72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a97b247ed68168bac42b66520a31e4e65d1e221643476800515eb4e18a6f21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48a97b247ed68168bac42b66520a31e4e65d1e221643476800515eb4e18a6f21",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f590aa5495610bb9eee26a09fdb7c7dd>>
 * @relayHash 4b7bbdf975960ade797f354a292b85fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a1676f83cc32c4895ed83dc6c33b29b94cb585fe58efc4f3039a672341dc50c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a1676f83cc32c4895ed83dc6c33b29b94cb585fe58efc4f3039a672341dc50c",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

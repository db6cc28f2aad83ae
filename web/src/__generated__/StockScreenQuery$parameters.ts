/**
 * @generated SignedSource<<6b1f751e6ad962ce7bf19e6e7a1dbaed>>
 * @relayHash 4b0713449bd83b4d484ce09f6c727d87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6f1d5de7144d26b37292f4254424bdfb0405ce31888583bcf4910c1997c792a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6f1d5de7144d26b37292f4254424bdfb0405ce31888583bcf4910c1997c792a",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

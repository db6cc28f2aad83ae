/**
 * @generated SignedSource<<1be2139324d8bd1e6b20f385c386f4a5>>
 * @relayHash 5356a9b972409a56b6164fc421eb4f93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeeb84456c95fbce2a758cffe2aedb70b9dd5df6a4193979674e5ac31e8e428c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeeb84456c95fbce2a758cffe2aedb70b9dd5df6a4193979674e5ac31e8e428c",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

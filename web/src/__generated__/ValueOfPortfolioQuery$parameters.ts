/**
 * @generated SignedSource<<83a6ca8ffdd0fab9a358a70230e52dcd>>
 * @relayHash 8c6f3c114fd949c65add98958cafe434
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66b9b04474447156f11cc0121aa157244e5e4c4600e6f423b8c88f8c19b7dad0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValueOfPortfolioQuery } from './ValueOfPortfolioQuery.graphql';

const node: PreloadableConcreteRequest<ValueOfPortfolioQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66b9b04474447156f11cc0121aa157244e5e4c4600e6f423b8c88f8c19b7dad0",
    "metadata": {},
    "name": "ValueOfPortfolioQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

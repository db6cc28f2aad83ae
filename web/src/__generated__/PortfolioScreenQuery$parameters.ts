/**
 * @generated SignedSource<<6473cd18a176361efdf8d1a18c87feb2>>
 * @relayHash 7d409fcce952ffccbdbeb1c1b4035f81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72ed71960a9e5d71b516f94883d9bc64f1177767141a4a399268b1785e011d9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72ed71960a9e5d71b516f94883d9bc64f1177767141a4a399268b1785e011d9c",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

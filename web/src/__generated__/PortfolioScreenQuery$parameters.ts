/**
 * @generated SignedSource<<8609036774d61650ee8a361e947b2035>>
 * @relayHash ac27b7ddd95917eb0e64cdae527f2033
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ccec2c1d06b3b449cab68850eb2270d037f9e25778b145e3ca2d8daa1ae303

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14ccec2c1d06b3b449cab68850eb2270d037f9e25778b145e3ca2d8daa1ae303",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

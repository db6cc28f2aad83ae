/**
 * @generated SignedSource<<3ebc510a809833fcf38b9406f5816c6d>>
 * @relayHash 000da25c77d1261f3ba8b4c018e65efb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed55daf90c7202c97eacd4abc5e28a798d1921c3c52252ead2ad4e17ebab3c4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed55daf90c7202c97eacd4abc5e28a798d1921c3c52252ead2ad4e17ebab3c4f",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

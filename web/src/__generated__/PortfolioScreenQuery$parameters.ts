/**
 * @generated SignedSource<<26ace0f177aa600598879df9e639e2f1>>
 * @relayHash c9d44337d67fa9210e3d6103edde531f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b9acdf2ef67b0c26f00cd9731f574cc331182a76ce9def567c65cbe99fcbeb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b9acdf2ef67b0c26f00cd9731f574cc331182a76ce9def567c65cbe99fcbeb1",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

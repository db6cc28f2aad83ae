/**
 * @generated SignedSource<<8be87fe5f4fa55335f239d65145bc1e7>>
 * @relayHash be8ef7324bf129c7a6dc481180212d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c76493f09685051cff8fceafa5a5be6443937c6376186b1636afce46c04a9e99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c76493f09685051cff8fceafa5a5be6443937c6376186b1636afce46c04a9e99",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

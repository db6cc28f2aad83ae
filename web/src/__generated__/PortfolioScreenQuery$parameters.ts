/**
 * @generated SignedSource<<169e211b66bad48b00ba5bab04263027>>
 * @relayHash bc11fd6a7274b42bd5361d82899507e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a0ef715c0281132c739db0421b0cba09212b494960c4a218954bc14a287dffd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PortfolioScreenQuery } from './PortfolioScreenQuery.graphql';

const node: PreloadableConcreteRequest<PortfolioScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a0ef715c0281132c739db0421b0cba09212b494960c4a218954bc14a287dffd",
    "metadata": {},
    "name": "PortfolioScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
